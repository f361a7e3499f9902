type Brands = { brands: readonly { brand: string }[] }

const own = new Set(['Google Chrome', 'HeadlessChrome'])

/** Browsers add a made-up brand to the list, so that programs do not rely on its order. */
const isMadeUp = (brand: string) => /^\W*Not.*Brand/i.test(brand)

/** Google Chrome, by its own word, or Chromium itself; Edge and Opera are built on it but are not it. */
export function isChrome(
  userAgent = navigator.userAgent,
  data = (navigator as Navigator & { userAgentData?: Brands }).userAgentData,
): boolean {
  if (!data?.brands.length) return /Chrome\//.test(userAgent) && !/(Edg|OPR)\w*\//.test(userAgent)
  const named = data.brands.map(({ brand }) => brand).filter((brand) => !isMadeUp(brand))
  return named.some((brand) => own.has(brand)) || named.every((brand) => brand === 'Chromium')
}
