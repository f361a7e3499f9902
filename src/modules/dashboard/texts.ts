import { defineTexts } from '#core/texts.ts'

export const dashboardTexts = defineTexts({
  welcome: { tr: 'Hoş geldiniz, {name}', de: 'Willkommen, {name}', en: 'Welcome, {name}' },
  welcome_hint: {
    tr: 'Buradan başlayın ya da Ctrl+K ile istediğiniz ekrana gidin.',
    de: 'Beginnen Sie hier oder springen Sie mit Strg+K zu jedem Bildschirm.',
    en: 'Start here, or jump to any screen with Ctrl+K.',
  },
})
