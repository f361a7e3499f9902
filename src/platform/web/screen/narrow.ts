import { useMediaQuery } from '@mantine/hooks'

const NARROW = '(max-width: 840px)'

/** Whether the window is as narrow as a phone, or a notebook at 200 % zoom. */
export const useNarrow = (): boolean =>
  useMediaQuery(NARROW, matchMedia(NARROW).matches, { getInitialValueInEffect: false })
