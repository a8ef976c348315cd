/** A host's look, in our own words. */

/** What a host says of its look. */
export interface HostLook {
  readonly theme?: unknown;
  readonly styles?: unknown;
  readonly safeAreaInsets?: unknown;
}

/**
 * Our properties and the host's. Those of one group stand on each other: it is taken over where the host gives all of it,
 * or a text of the host's might stand on a ground of ours that it can't be read on.
 */
const GROUPS: readonly Readonly<Record<string, string>>[] = [
  {
    "--intui-ground": "--color-background-primary",
    "--intui-text": "--color-text-primary",
    "--intui-muted": "--color-text-secondary",
  },
  { "--intui-neutral": "--color-text-secondary", "--intui-neutral-tint": "--color-background-secondary" },
  { "--intui-positive": "--color-text-success", "--intui-positive-tint": "--color-background-success" },
  { "--intui-warning": "--color-text-warning", "--intui-warning-tint": "--color-background-warning" },
  { "--intui-critical": "--color-text-danger", "--intui-critical-tint": "--color-background-danger" },
  {
    "--intui-accent": "--color-text-info",
    "--intui-accent-tint": "--color-background-info",
    "--intui-on-accent": "--color-text-inverse",
  },
  { "--intui-border": "--color-border-secondary", "--intui-hairline": "--color-border-tertiary" },
  { "--intui-field-border": "--color-border-primary" },
  { "--intui-radius": "--border-radius-md" },
  { "--app-font": "--font-sans" },
  { "--app-size": "--font-text-md-size" },
];

/** Sets what the host gives on the page; what it gives no more goes. */
export function applyLook({ theme, styles, safeAreaInsets }: HostLook): void {
  const root = document.documentElement;
  const scheme = theme === "dark" || theme === "light" ? theme : undefined;
  if (scheme) root.dataset.theme = scheme;
  root.style.colorScheme = scheme ?? "light dark";
  applyVariables(root.style, recordIn(recordIn(styles).variables));
  for (const [side, inset] of Object.entries(recordIn(safeAreaInsets))) {
    if (typeof inset === "number") root.style.setProperty(`--app-inset-${side}`, `${inset}px`);
  }
}

function applyVariables(style: CSSStyleDeclaration, variables: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (name.startsWith("--") && typeof value === "string") style.setProperty(name, value);
  }
  for (const group of GROUPS) {
    const whole = Object.values(group).every((name) => style.getPropertyValue(name) !== "");
    for (const [own, name] of Object.entries(group)) {
      if (whole) style.setProperty(own, `var(${name})`);
      else style.removeProperty(own);
    }
  }
}

export function recordIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
