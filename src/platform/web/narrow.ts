import { useMediaQuery } from '@mantine/hooks'

const NARROW = '(max-width: 840px)'

/** Whether the window is as narrow as a telephone, or a notebook at twice the size. */
export const useNarrow = (): boolean =>
  useMediaQuery(NARROW, matchMedia(NARROW).matches, { getInitialValueInEffect: false })
