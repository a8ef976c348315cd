// Whether a schema has only grown: proof that every value which is valid under the old one is valid under the new one, and
// means the same. For the JSON Schemas that catalogs give (draft 2020-12): what it can't follow, it refuses.

/** @typedef {{ readonly [keyword: string]: unknown }} Schema */
/**
 * The whole schemas; pairs that are being compared; and whether the new one is only what stands beside others, each of
 * which has to take the value, so that defaults are not its matter.
 * @typedef {{ old: Schema, now: Schema, pending: Set<string>, beside: boolean }} Scope
 */

/** Keywords that say nothing about which values are valid. */
const SILENT = new Set(["$schema", "$defs", "description", "title", "examples"]);
const KNOWN = new Set([
  ...["$ref", "anyOf", "const", "enum", "type", "default", "properties", "required", "additionalProperties", "items"],
  ...["minLength", "maxLength", "minItems", "maxItems", "pattern"],
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  ...SILENT,
]);

/** Limits from below, and from above: the new one may not be tighter. */
const LEAST = ["minLength", "minItems", "minimum", "exclusiveMinimum"];
const MOST = ["maxLength", "maxItems", "maximum", "exclusiveMaximum"];

/**
 * Every way in which the new schema takes less than the old one, or another default: where, and what. None: it has only
 * grown.
 * @param {Schema} old
 * @param {Schema} now
 * @returns {string[]}
 */
export function narrowings(old, now) {
  return compare(old, now, "(tree)", { old, now, pending: new Set(), beside: false });
}

/** @param {Schema} old @param {Schema} now @param {string} path @param {Scope} scope @returns {string[]} */
function compare(old, now, path, scope) {
  const pair = `${String(old.$ref)} ${String(now.$ref)}`;
  if (old.$ref !== undefined && now.$ref !== undefined) {
    // A schema that holds itself: what is being proved may be assumed.
    if (scope.pending.has(pair)) return [];
    scope = { ...scope, pending: new Set(scope.pending).add(pair) };
  }
  const before = resolve(old, scope.old);
  const after = resolve(now, scope.now);
  for (const schema of [before, after]) {
    const strange = Object.keys(schema).find((keyword) => !KNOWN.has(keyword));
    if (strange) return [`${path}: the checker does not know ${strange}`];
  }
  const { anyOf: options, ...base } = after;
  const found = scope.beside ? [] : compareDefaults(before, after, path);
  found.push(...alternatives(before).flatMap((each) => compareBase(each, base, path, scope)));
  if (!isList(options)) return unique(found);
  const beside = scope.beside || Object.keys(base).some((keyword) => !SILENT.has(keyword) && keyword !== "default");
  found.push(...alternatives(before).flatMap((each) => best(each, options, path, { ...scope, beside })));
  return unique(found);
}

/** A schema as the simpler ones that it is the union of. @param {Schema} schema @returns {Schema[]} */
function alternatives({ anyOf, ...base }) {
  if (!isList(anyOf)) return [base];
  return anyOf.map((option) => both(base, option));
}

/**
 * A schema that takes at least what two of them take together: to prove that something takes all of it, it may be larger.
 * @param {Schema} one @param {Schema} other @returns {Schema}
 */
function both(one, other) {
  const merged = { ...other, ...one };
  const [values, others] = [valuesOf(one), valuesOf(other)];
  if (values && others) return { ...merged, enum: values.filter((value) => others.includes(value)) };
  if (one.required || other.required) merged.required = [...names(one.required), ...names(other.required)];
  if (one.properties && other.properties) {
    const [here, there] = [record(one.properties), record(other.properties)];
    const shared = Object.keys(here).filter((name) => Object.hasOwn(there, name));
    const joined = shared.map((name) => [name, both(record(here[name]), record(there[name]))]);
    merged.properties = { ...there, ...here, ...Object.fromEntries(joined) };
  }
  return merged;
}

/** @param {Schema} old @param {Schema} now @param {string} path */
function compareDefaults(old, now, path) {
  const [before, after] = [JSON.stringify(old.default), JSON.stringify(now.default)];
  return "default" in old && before !== after ? [`${path}: what is left out means ${after}, and not ${before}`] : [];
}

/**
 * What is missing from the option that misses least: the value has to fit one of them.
 * @param {Schema} old @param {Schema[]} options @param {string} path @param {Scope} scope
 */
function best(old, options, path, scope) {
  const named = options.find(({ $ref }) => $ref !== undefined && $ref === old.$ref);
  const found = (named ? [named] : options).map((option) => compare(old, option, path, scope));
  const least = found.sort((a, b) => a.length - b.length)[0];
  return least ?? [`${path}: takes nothing any more`];
}

/** @param {Schema} given @param {Schema} now @param {string} path @param {Scope} scope @returns {string[]} */
function compareBase(given, now, path, scope) {
  const old = resolve(given, scope.old);
  // A reference among the alternatives of the old one may be a union again.
  if (old.anyOf) return alternatives(old).flatMap((each) => compareBase(each, now, path, scope));
  const found = [
    ...compareValues(old, now, path),
    ...compareLimits(old, now, path),
    ...compareObjects(old, now, path, scope),
  ];
  if (now.items && old.items) found.push(...compare(record(old.items), record(now.items), `${path}[]`, scope));
  return found;
}

/** @param {Schema} old @param {Schema} now @param {string} path */
function compareValues(old, now, path) {
  const values = valuesOf(old);
  const taken = valuesOf(now);
  if (taken) {
    if (!values) return [`${path}: takes only ${JSON.stringify(taken)}`];
    return values
      .filter((value) => !taken.includes(value))
      .map((value) => `${path}: no longer takes ${JSON.stringify(value)}`);
  }
  if (now.type === undefined) return [];
  const types = values ? values.map(typeOf) : [old.type];
  const wrong = types.find((type) => type !== now.type && !(type === "integer" && now.type === "number"));
  return types.includes(undefined) || wrong !== undefined
    ? [`${path}: takes only ${String(now.type)}, and no ${String(wrong ?? "other type")}`]
    : [];
}

/** @param {Schema} old @param {Schema} now @param {string} path */
function compareLimits(old, now, path) {
  const values = valuesOf(old);
  const found = [];
  for (const keyword of [...LEAST, ...MOST]) {
    const limit = now[keyword];
    if (limit === undefined || (values && !valuesOf(now) && fitsAll(values, keyword, Number(limit)))) continue;
    const before = old[keyword];
    const tighter = LEAST.includes(keyword) ? Number(before) < Number(limit) : Number(before) > Number(limit);
    if (before === undefined || tighter) found.push(`${path}: ${keyword} ${String(limit)} is new, or tighter`);
  }
  for (const keyword of ["pattern", "multipleOf"]) {
    if (now[keyword] !== undefined && now[keyword] !== old[keyword])
      found.push(`${path}: ${keyword} is new, or another`);
  }
  return found;
}

/** @param {readonly unknown[]} values @param {string} keyword @param {number} limit */
function fitsAll(values, keyword, limit) {
  const size = keyword.endsWith("Length") ? (/** @type {unknown} */ value) => [...String(value)].length : Number;
  return values.every((value) => (LEAST.includes(keyword) ? size(value) >= limit : size(value) <= limit));
}

/** @param {Schema} old @param {Schema} now @param {string} path @param {Scope} scope */
function compareObjects(old, now, path, scope) {
  if (!["properties", "required", "additionalProperties"].some((keyword) => keyword in now)) return [];
  const before = record(old.properties);
  const after = record(now.properties);
  const found = names(now.required)
    .filter((name) => !names(old.required).includes(name))
    .map((name) => `${path}.${name}: must be there now`);
  for (const [name, schema] of Object.entries(before)) {
    const next = Object.hasOwn(after, name) ? after[name] : rest(now);
    if (next === false) found.push(`${path}.${name}: is gone`);
    else found.push(...compare(record(schema), record(next), `${path}.${name}`, scope));
  }
  const others = rest(old);
  if (others === false || (old.properties === undefined && old.type !== "object")) return found;
  // Any other name was taken: none of them may be refused now, nor those that have got a meaning.
  const next = rest(now);
  if (next === false) found.push(`${path}: takes no other names any more`);
  else found.push(...compare(record(others), record(next), `${path}.*`, scope));
  for (const name of Object.keys(after).filter((each) => !Object.hasOwn(before, each))) {
    found.push(...compare(record(others), record(after[name]), `${path}.${name}`, scope));
  }
  return found;
}

/** The schema of the properties that have no name; true is any value. @param {Schema} schema */
const rest = ({ additionalProperties = true }) => (additionalProperties === true ? {} : additionalProperties);

/** @param {Schema} schema @returns {readonly unknown[] | undefined} */
function valuesOf(schema) {
  if ("const" in schema) return [schema.const];
  return isList(schema.enum) ? schema.enum : undefined;
}

/** @param {unknown} value */
const typeOf = (value) => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);

/** @param {Schema} schema @param {Schema} whole @returns {Schema} */
function resolve(schema, whole) {
  if (typeof schema.$ref !== "string") return schema;
  const name = schema.$ref.replace("#/$defs/", "").replaceAll("~1", "/").replaceAll("~0", "~");
  const { $ref: _ref, ...beside } = schema;
  return { ...record(record(whole.$defs)[name]), ...beside };
}

/** @param {unknown} value @returns {Record<string, unknown>} */
const record = (value) => /** @type {Record<string, unknown>} */ (value ?? {});
/** @param {unknown} value @returns {readonly string[]} */
const names = (value) => /** @type {readonly string[]} */ (value ?? []);
/** @param {unknown} value @returns {value is Schema[]} */
const isList = (value) => Array.isArray(value);
/** @param {string[]} lines */
const unique = (lines) => [...new Set(lines)];
