/** A rule of a stylesheet; `declarations` are sorted, so that their order makes no difference. */
type Rule = { selector: string; declarations: readonly string[] }

const BLOCK = /([^{};]+)\{((?:[^{}]|\{[^{}]*\})*)\}/g

const withoutComments = (css: string) => css.replaceAll(/\/\*.*?\*\//gs, '')

/** The rules of a stylesheet, those within a media or container query too; steps of animations are none. */
function rulesOf(css: string): Rule[] {
  return [...withoutComments(css).matchAll(BLOCK)].flatMap(([, head = '', body = '']) => {
    const selector = head.trim().replaceAll(/\s+/g, ' ')
    if (/^@(media|container)/.test(selector)) return rulesOf(body)
    if (selector.startsWith('@')) return []
    const declarations = body.split(';').map((one) => one.trim().replaceAll(/\s+/g, ' '))
    return [{ selector, declarations: declarations.filter(Boolean).toSorted() }]
  })
}

/** The classes that a stylesheet defines; those of others, in `:global`, are none of them. */
export function classesOf(css: string): Set<string> {
  const selectors = rulesOf(css).map(({ selector }) => selector.replaceAll(/:global\([^)]*\)/g, ''))
  return new Set(
    selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)),
  )
}

export type Stylesheet = { file: string; css: string }

/** Rules with the same declarations, of which there are at least so many; each as the places where it is. */
export function repeatedRules(sheets: readonly Stylesheet[], atLeast: number): string[][] {
  const all = sheets.flatMap(({ file, css }) =>
    rulesOf(css).map(({ selector, declarations }) => ({ place: `${file} ${selector}`, declarations })),
  )
  const long = all.filter(({ declarations }) => declarations.length >= atLeast)
  return [...Map.groupBy(long, ({ declarations }) => declarations.join('; ')).values()]
    .filter((same) => same.length > 1)
    .map((same) => same.map(({ place }) => place))
}
