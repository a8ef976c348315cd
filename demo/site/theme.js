/**
 * Light, dark, or as the system says. A classic script in the page's head, so that the first paint has the right
 * scheme; the elements inherit it as `color-scheme`, and know nothing of this switch. `?dir=rtl` turns a page around,
 * for looking at it.
 */
(() => {
  const root = document.documentElement;
  const key = "intui-demo-theme";
  const wanted = new URLSearchParams(location.search);

  /** Storage is refused in some settings; the page works without it. */
  const stored = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const store = (theme) => {
    try {
      localStorage.setItem(key, theme);
    } catch {
      // Then the choice lasts as long as the page.
    }
  };

  const apply = (theme) => {
    root.dataset.theme = theme;
  };

  const theme = wanted.get("theme") ?? stored() ?? "auto";
  apply(theme);
  if (wanted.get("dir") === "rtl") root.dir = "rtl";

  document.addEventListener("DOMContentLoaded", () => {
    for (const input of document.querySelectorAll("input[name=theme]")) {
      input.checked = input.value === theme;
      input.addEventListener("change", () => {
        apply(input.value);
        store(input.value);
      });
    }
  });
})();
