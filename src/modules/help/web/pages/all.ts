import type { HelpPage } from '../../domain/help-page.ts'
import { office } from './office.ts'
import { reports } from './reports.ts'
export { remedies } from './remedies.ts'
import { selling } from './selling.ts'
import { settingUp } from './setting-up.ts'

/** Every page; fetched when somebody asks for help, not with the first screen. */
export const helpPages: readonly HelpPage[] = [...selling, ...office, ...reports, ...settingUp]
