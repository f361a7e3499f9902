/** What lies above what, from the page upwards. Stylesheets read the same numbers as `--wk-layer-<name>`. */
export const layers = {
  loadingBar: 150,
  sidebarBackdrop: 190,
  sidebar: 200,
  drawer: 300,
  menu: 400,
  dialog: 500,
  /** Work on many rows, which may be started from a dialog. */
  run: 600,
  /** A dialog that another dialog opens. */
  overDialog: 700,
  dropdown: 800,
  question: 900,
  signIn: 940,
  toast: 950,
  busy: 1000,
} as const

export type Layer = keyof typeof layers

export const layerVariables = Object.fromEntries(
  Object.entries(layers).map(([name, level]) => [`--wk-layer-${name}`, String(level)]),
)
