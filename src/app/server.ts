import { readSettings } from '#platform/server/settings.ts'
import { openDatabase } from './open-database.ts'

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const database = await openDatabase(settings, console.log)
  try {
    // If the database does not open, this is reported without loading the app.
    const { serve } = await import('./serve.ts')
    await serve(settings, database)
  } catch (error) {
    await database.stop()
    throw error
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
