// Prepares a folder in which the app is started by other means than `npm start`: a service, a container.
import { buildWeb, install } from './setup.mjs'

await install()
await buildWeb()
