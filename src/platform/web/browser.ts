type Brands = { brands: readonly { brand: string }[] }

/** Google Chrome, by its own word; Edge and Opera are built on it but are not it. */
export function isChrome(userAgent = navigator.userAgent): boolean {
  const data = (navigator as Navigator & { userAgentData?: Brands }).userAgentData
  if (data) return data.brands.some(({ brand }) => brand === 'Google Chrome' || brand === 'Chromium')
  return /Chrome\//.test(userAgent) && !/(Edg|OPR)\//.test(userAgent)
}
