/** `npm run prerender`: renders a live build's pages anew from the API's present answers, for instance every night. `OUT_DIR` and `VITE_…` as for the build. */
import { readSettings } from '#build/settings.ts'
import { renewPages } from './write.ts'

process.env['NODE_ENV'] = 'production'

try {
  console.log(`${await renewPages(readSettings('production'))} pages`)
} catch (error) {
  console.error(error)
  process.exitCode = 1
}
