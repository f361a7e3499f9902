import { checkMail, examine, toldAs } from '#platform/server/doctor/doctor.ts'

const { settings, fatal, warnings } = await examine(process.env)
const mail = settings ? await checkMail(settings) : []
for (const finding of fatal) console.log(`✗ ${toldAs(finding)}`)
for (const finding of [...warnings, ...mail]) console.log(`! ${toldAs(finding)}`)
if (!fatal.length && !warnings.length && !mail.length) console.log('Everything is as it should be.')
process.exitCode = fatal.length ? 1 : 0
