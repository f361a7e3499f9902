// Properties use the same random values in every run, so that only changes can make them fail. Another
// PROPERTY_SEED gives other values; `npm run steady` sets one per round and prints it.
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) })
