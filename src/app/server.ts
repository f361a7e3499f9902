import { checkMail, examine, toldAs } from '#platform/server/doctor/doctor.ts'
import { openDatabase } from './open-database.ts'

async function main(): Promise<void> {
  const { settings, fatal, warnings } = await examine(process.env)
  if (!settings || fatal.length) throw new Error(fatal.map(toldAs).join('\n'))
  for (const finding of warnings) console.warn(toldAs(finding))
  const database = await openDatabase(settings, console.log)
  try {
    // If the database does not open, this is reported without loading the app.
    const { serve } = await import('./serve.ts')
    // A mail server that is away keeps nobody from working.
    void checkMail(settings).then((findings) => findings.forEach((finding) => console.warn(toldAs(finding))))
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
