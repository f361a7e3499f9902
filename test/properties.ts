// Properties try the same random values in every run, so that a change is only blamed for what it did itself. Other
// values are tried by another PROPERTY_SEED: `npm run steady` gives one to each round and prints it.
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) })
