import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'
import { FONT_FAMILY } from '../fonts/face.ts'
import { layers, layerVariables } from '../dialogs/layers.ts'

/** Wine red, from rosé to burgundy. */
const wine: MantineColorsTuple = [
  '#fdf0f3',
  '#f7dbe2',
  '#ecb4c2',
  '#e18aa0',
  '#d76683',
  '#c84563',
  '#b23050',
  '#9b2242',
  '#821a37',
  '#6a132b',
]

/** The page itself never scrolls, and a scroll lock would recalculate the style of every list cell. */
const panel = { transitionProps: { duration: 120 }, lockScroll: false }

export const theme = createTheme({
  primaryColor: 'wine',
  primaryShade: { light: 7, dark: 5 },
  colors: { wine },
  defaultRadius: 'sm',
  respectReducedMotion: true,
  fontFamily: FONT_FAMILY,
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  components: {
    // By name: importing the components would load panels before the first screen.
    Button: { defaultProps: { size: 'xs' } },
    // Screen readers announce a label only on an element with a role.
    Loader: { defaultProps: { role: 'status' } },
    Modal: { defaultProps: panel },
    Drawer: { defaultProps: { ...panel, zIndex: layers.drawer } },
    Menu: { defaultProps: { zIndex: layers.menu } },
    // Also for the dropdowns of fields.
    Popover: { defaultProps: { zIndex: layers.dropdown } },
  },
})

/** The layers, for stylesheets. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: layerVariables, light: {}, dark: {} })
