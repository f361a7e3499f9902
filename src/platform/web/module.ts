import type { ComponentType, FunctionComponent } from 'react'
import type { Who } from '#core/actor.ts'
import type { Text } from '#core/texts/texts.ts'
import type { RecordKind } from './records/records.ts'
import type { menuIcons } from './shell/menu-icons.ts'
import type { Store } from './store.ts'

/** A screen: its address, its name, who may open it. For anybody else the address does not exist. */
export type Screen = {
  path: string
  title: Text
  who: Who
  /** Its entry in the menu, which has the name of the screen and appears for those who may open it. */
  menu?: MenuEntry
  screen: () => Promise<ComponentType>
}

/** An icon of the menu by its name; the icons themselves are fetched with the menu. */
type MenuIcon = keyof typeof menuIcons

/** Groups and the entries outside of groups come in their order, and so do the entries within a group. */
export type MenuGroup = { key: string; title: Text; icon: MenuIcon; order: number }

export type MenuEntry = {
  icon: MenuIcon
  order: number
  /** The group it lies in, which may be another module's. */
  group?: string
  /** The key of an entry outside of groups, such as for its badge. */
  key?: string
  /** The entry is for users who cannot open this other screen. */
  unless?: string
}

export type RecordPanelsProps<Id extends number | null = number> = { panel: string; id: Id; onClose(): void }

type Panels<Id extends number | null> = () => Promise<ComponentType<RecordPanelsProps<Id>>>

/** The panels of a kind of record. They open beside any screen, by the address; for others they do not exist. */
export type RecordPart = { kind: RecordKind; who: Who } & (
  | { panels: Panels<number>; editor?: undefined }
  /** An editor takes a new record as well, which has no number yet. */
  | { editor: Panels<number | null>; panels?: undefined }
)

/** Something that can be done from anywhere, by Ctrl+K. */
export type Action = { key: string; title: Text; who: Who; run(): void }

/** Answers requests from any screen: it is mounted while there is one, and shows its panel beside the screen. */
export type Host = { key: string; request: Store<unknown>; host: () => Promise<FunctionComponent> }

/** What a module brings to the browser; what the first screen does without is fetched later. */
export type WebModule = {
  groups?: readonly MenuGroup[]
  screens: readonly Screen[]
  records?: () => Promise<readonly RecordPart[]>
  actions?: () => Promise<readonly Action[]>
  /** Its panels that other screens request. */
  hosts?: readonly Host[]
  /** Starts listening to notices for the user, before the first one can arrive. */
  watch?: () => Promise<void>
}
