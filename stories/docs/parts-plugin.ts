import type { Plugin } from 'vite'
import { readParts } from './parts.ts'

const name = 'virtual:parts'

/** `import parts from 'virtual:parts'`: the parts, as their code documents them. */
export const parts = (): Plugin => ({
  name: 'parts',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(readParts())}` : undefined),
})
