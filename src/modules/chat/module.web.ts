import { everyone } from '#core/actor.ts'
import { defineTexts } from '#core/texts/texts.ts'
import type { WebModule } from '#platform/web/module.ts'

const titles = defineTexts({
  chat: { tr: 'Sohbet', de: 'Chat', en: 'Chat' },
})

const chatScreen = async () => (await import('./web/ChatScreen.tsx')).ChatScreen

export const chat: WebModule = {
  screens: [
    {
      path: '/chatapp',
      title: titles.chat,
      who: everyone,
      menu: { icon: 'Messages', key: 'chat', order: 110 },
      screen: chatScreen,
    },
    { path: '/chatapp/chats/$chatId', title: titles.chat, who: everyone, screen: chatScreen },
    { path: '/chatapp/rooms/$roomId', title: titles.chat, who: everyone, screen: chatScreen },
  ],
  watch: async () => (await import('./web/live/message-notices.ts')).watchMessages(),
}
