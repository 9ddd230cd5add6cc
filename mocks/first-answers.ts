/** For the build: what a new database answers, to be there before any worker is. Runs in Node. */
import 'fake-indexeddb/auto'
import { keyOf, type Endpoint } from '../src/contract/endpoint.ts'
import { allEndpoints } from '../src/contract/index.ts'
import { createBackend } from './backend.ts'
import { seed } from './seed/index.ts'

const noFiles = () => Promise.reject(new Error('What any page shows first are lists: they need no files.'))

const isFirstRead = ({ method, access, path }: Endpoint) => method === 'GET' && access === 'public' && !path.includes('{')

/** Every public read without parameters, under its key, and the files that the host has by their paths. */
export const firstAnswers = async () => {
  const backend = createBackend({
    databaseName: 'first-answers', seed: () => Promise.resolve(seed), asset: noFiles, readSheet: noFiles, checkResponses: true,
  })
  const answers = await Promise.all(allEndpoints.filter(isFirstRead).map(async (endpoint) => {
    const response = await backend.respond(new Request(new URL(endpoint.path, 'http://localhost')))
    if (!response.ok) throw new Error(`${endpoint.name}: ${response.status} ${await response.text()}`)
    return { key: keyOf(endpoint, {}), data: await response.json() }
  }))
  backend.close()
  return { answers, files: seed.files }
}
