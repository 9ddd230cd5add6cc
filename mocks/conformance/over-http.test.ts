import { describe } from 'vitest'
import { httpBrowser } from './http.ts'
import { conformance } from './suite.ts'

/** `API_URL=https://api.example.com npm run conformance`; without one this file is left out (vitest.config.ts). */
const { API_URL = '' } = process.env

describe(`the backend at ${API_URL}`, () => { conformance(async () => httpBrowser(API_URL)) })
