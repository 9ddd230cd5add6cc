import { describe } from 'vitest'
import { httpBrowser } from './http.ts'
import { conformance } from './suite.ts'

const { API_URL } = process.env

/** `API_URL=https://api.example.com npm run conformance` */
describe.skipIf(API_URL === undefined)(`the backend at ${API_URL}`, () => { conformance(async () => httpBrowser(API_URL ?? '')) })
