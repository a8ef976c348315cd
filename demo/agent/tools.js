/**
 * The agent's tools: code that reads the data and returns finished components. Every Chart and every Stat on the page
 * is made here, and so is every number in a table. `Tree.of` checks each as it leaves: a tool that builds a bad
 * component fails in its own stack, not on somebody's screen.
 */
import { Tree } from "../../dist/npm/core.js";
import * as data from "./data.js";

const thisWeek = (rows) => rows.at(-1);
const lastWeek = (rows) => rows.at(-2);
const sum = (values) => values.reduce((total, value) => total + value, 0);
const mean = (values) => Math.round(sum(values) / values.length);
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const column = (rows, index) => rows.map((row) => row[index]);

/** The component itself, proved to be a valid tree written by code. */
const checked = (component) => Tree.of(component).root;

const points = (labels, values) =>
  labels.flatMap((x, index) => (values[index] === null ? [] : [{ x, y: values[index] }]));

const days = (values) => points(data.weekdays, values);
const usualDays = () => data.weekdays.map((_, index) => mean(column(data.visitors.slice(0, -1), index)));
const percent = (now, before) => Math.round((now / before - 1) * 100);

/** A change's tone when more is good, or when less is. */
const toneOf = (change, good) =>
  change === 0 ? "neutral" : change > 0 === (good === "more") ? "positive" : "critical";

/** Three figures in a row, each with its change since last week. */
export function figuresOfTheWeek() {
  const visitors = sum(thisWeek(data.visitors));
  const growth = percent(visitors, sum(lastWeek(data.visitors)));
  const load = median(thisWeek(data.loadTimes));
  const slower = load - median(lastWeek(data.loadTimes));
  const failed = sum(thisWeek(data.errors));
  const more = failed - sum(lastWeek(data.errors));
  return checked({
    type: "Group",
    direction: "row",
    children: [
      stat("Visitors", visitors, { value: growth, as: "percent" }, toneOf(growth, "more")),
      { ...stat("Median load", load, { value: slower, as: "amount" }, toneOf(slower, "less")), unit: "ms" },
      stat("Errors", failed, { value: more, as: "amount" }, toneOf(more, "less")),
    ],
  });
}

const stat = (label, value, change, tone) => ({ type: "Stat", label, value, change, tone });

/** Visitors on each day of this week, beside what is usual for that weekday. */
export function visitorsByDay() {
  return checked({
    type: "Chart",
    kind: "line",
    title: "Visitors",
    unit: "visitors per day",
    series: [
      { label: "This week", points: days(thisWeek(data.visitors)) },
      { label: "Usual", role: "baseline", points: days(usualDays()) },
    ],
    annotations: Object.entries(data.happenings).map(([at, label]) => ({ at, label })),
  });
}

/** The pages that somebody asked to be told about, with their change since last week. */
export function watchedPages() {
  return checked({
    type: "Table",
    caption: "Pages you watch",
    columns: [
      { key: "page", label: "Page" },
      { key: "state", label: "State" },
      { key: "views", label: "Views" },
      { key: "change", label: "Change" },
    ],
    rows: data.pages
      .filter((page) => page.watched)
      .map(({ path, state, views, before }) => ({ page: path, state, views, change: views - before })),
  });
}

/**
 * Tuesday hour by hour. The hours that the collector missed have no point: the line has a gap there. The series that
 * has every hour comes first, since the hours stand in the order in which they first appear.
 */
export function loadByHour() {
  const hours = data.tuesdayByHour.map((_, hour) => `${String(hour).padStart(2, "0")}:00`);
  return checked({
    type: "Chart",
    kind: "line",
    title: "Median load on Tuesday",
    unit: "ms",
    series: [
      { label: "Usual", role: "baseline", points: points(hours, data.usualByHour) },
      { label: "Tuesday", points: points(hours, data.tuesdayByHour) },
    ],
    annotations: [{ at: "09:00", label: data.happenings.Tue }],
  });
}

/** The pages that load slowest, slowest first. */
export function slowestPages() {
  const slowest = [...data.pages].sort((a, b) => b.load - a.load).slice(0, 4);
  return checked({
    type: "Table",
    caption: "Slowest pages this week",
    columns: [
      { key: "page", label: "Page" },
      { key: "load", label: "Median load (ms)" },
      { key: "views", label: "Views" },
    ],
    rows: slowest.map(({ path, load, views }) => ({ page: path, load, views })),
  });
}

/** This week beside the mean of the four weeks before it, weekday by weekday. */
export function comparedWithLastMonth() {
  const month = data.visitors.slice(-5, -1);
  return checked({
    type: "Chart",
    kind: "bar",
    title: "Visitors by weekday",
    unit: "visitors per day",
    series: [
      { label: "This week", points: days(thisWeek(data.visitors)) },
      {
        label: "Last four weeks, mean",
        role: "comparison",
        points: days(data.weekdays.map((_, index) => mean(column(month, index)))),
      },
    ],
  });
}

/** The best and the worst weekday against the month before. */
export function extremesOfTheWeek() {
  const month = data.visitors.slice(-5, -1);
  const changes = data.weekdays.map((day, index) => ({
    day,
    change: percent(thisWeek(data.visitors)[index], mean(column(month, index))),
    value: thisWeek(data.visitors)[index],
  }));
  changes.sort((a, b) => b.change - a.change);
  const one = (label, { day, change, value }) =>
    stat(`${label}: ${day}`, value, { value: change, as: "percent" }, toneOf(change, "more"));
  return checked({
    type: "Group",
    direction: "row",
    children: [one("Strongest", changes[0]), one("Weakest", changes.at(-1))],
  });
}

/** All fifty-six days, newest first. */
export function everyDay() {
  const rows = data.visitors.flatMap((week, weekIndex) =>
    week.map((visitors, dayIndex) => ({
      date: new Date(data.firstDay + (weekIndex * 7 + dayIndex) * 86_400_000).toISOString().slice(0, 10),
      day: data.weekdays[dayIndex],
      visitors,
      load: data.loadTimes[weekIndex][dayIndex],
      errors: data.errors[weekIndex][dayIndex],
    })),
  );
  return checked({
    type: "Table",
    caption: "Every day of eight weeks, newest first",
    columns: [
      { key: "date", label: "Date" },
      { key: "day", label: "Day" },
      { key: "visitors", label: "Visitors" },
      { key: "load", label: "Load (ms)" },
      { key: "errors", label: "Errors" },
    ],
    rows: rows.reverse(),
  });
}

/** The most read pages, this week and last week. */
export function pagesByViews() {
  const top = [...data.pages].sort((a, b) => b.views - a.views).slice(0, 6);
  const paths = top.map((page) => page.path);
  return checked({
    type: "Chart",
    kind: "bar",
    title: "Most read pages",
    unit: "views",
    series: [
      { label: "This week", points: points(paths, column(top, "views")) },
      { label: "Last week", role: "comparison", points: points(paths, column(top, "before")) },
    ],
  });
}

/** The pages whose views changed most, in either direction. */
export function biggestMoves() {
  const moves = data.pages
    .map(({ path, views, before }) => ({ page: path, before, views, change: views - before }))
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
  return checked({
    type: "Table",
    caption: "Biggest moves",
    columns: [
      { key: "page", label: "Page" },
      { key: "before", label: "Last week" },
      { key: "views", label: "This week" },
      { key: "change", label: "Change" },
    ],
    rows: moves.slice(0, 5),
  });
}

/** How many requests failed, beside last week. */
export function errorCount() {
  const failed = sum(thisWeek(data.errors));
  const change = failed - sum(lastWeek(data.errors));
  return checked(stat("Failed requests", failed, { value: change, as: "amount" }, toneOf(change, "less")));
}

/** Each failed request of this week. */
export function failedRequests() {
  return checked({
    type: "Table",
    caption: "Failed requests this week",
    columns: [
      { key: "at", label: "When (UTC)" },
      { key: "page", label: "Page" },
      { key: "status", label: "Status", align: "end" },
      { key: "cause", label: "Cause" },
    ],
    rows: data.failures.map((failure) => ({
      ...failure,
      at: failure.at.replace("T", " ").replace("Z", ""),
      status: String(failure.status),
    })),
  });
}

/** Tuesday's requests again, with the images as they are and with the smaller ones. */
export function replayedTuesday() {
  const paths = data.replay.map((page) => page.path);
  return checked({
    type: "Chart",
    kind: "bar",
    title: "Tuesday, played again",
    unit: "ms",
    series: [
      { label: "Smaller images", points: points(paths, column(data.replay, "after")) },
      { label: "As it was", role: "comparison", points: points(paths, column(data.replay, "before")) },
    ],
  });
}

/** What the change saves on the pricing page. */
export function savedOnPricing() {
  const { before, after } = data.replay.find((page) => page.path === "/pricing");
  const change = { value: percent(after, before), as: "percent" };
  return checked({ ...stat("/pricing, median load", after, change, "positive"), unit: "ms" });
}

const ideaColumns = [
  { key: "title", label: "Idea" },
  { key: "source", label: "Source" },
  { key: "hours", label: "Budget (hours)", align: "end" },
];

const ideaRow = ({ title, source, budget }) => ({ title, source: source ?? null, hours: budget ?? null });

/** The idea that was just sent, as its form held it. */
export function ideaJustAdded({ idea }) {
  return checked({ type: "Table", columns: ideaColumns, rows: [ideaRow(idea)] });
}

/** All ideas of this conversation, in the order they came. */
export function ideasSoFar({ ideas }) {
  return checked({ type: "Table", caption: "Ideas so far", columns: ideaColumns, rows: ideas.map(ideaRow) });
}
