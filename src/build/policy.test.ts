import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fixedHeaders, headerRules, headersFile, headersFor, formatPolicy, scriptHashes, withPolicy } from './policy.ts'

const demo = { api: '', captcha: false }
const live = { api: 'https://api.example.com/v1/', captcha: true }
const sources = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((directive) => directive.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? []

describe('the policy of a page', () => {
  test('a demo runs its own code alone and speaks to its own host alone', () => {
    const policy = formatPolicy(demo)
    for (const name of ['script-src', 'connect-src', 'worker-src', 'font-src', 'form-action'])
      expect([name, sources(policy, name)]).toEqual([name, ["'self'"]])
    // default-src is for the manifest, since WebKit reports the directive manifest-src as an error.
    expect(sources(policy, 'default-src')).toEqual(["'self'"])
    expect(policy).not.toContain('manifest-src')
    for (const name of [
      'script-src',
      'style-src',
      'img-src',
      'media-src',
      'font-src',
      'connect-src',
      'frame-src',
      'object-src',
      'worker-src',
    ])
      expect([name, policy.includes(`${name} `)]).toEqual([name, true])
    expect(sources(policy, 'base-uri')).toEqual(["'none'"])
    expect(policy).not.toMatch(/unsafe-eval|\*|http:/)
    expect(policy.replace(/style-src [^;]+/, '')).not.toContain('unsafe-inline')
  })

  test("a live build speaks to its API as well, by its origin; the captcha's hosts come with its key", () => {
    for (const name of ['connect-src', 'img-src', 'media-src', 'frame-src']) {
      expect([name, sources(formatPolicy(live), name)]).toEqual([
        name,
        expect.arrayContaining(['https://api.example.com']),
      ])
      expect(sources(formatPolicy({ ...live, api: '/' }), name)).not.toContain('https://api.example.com')
    }
    expect(sources(formatPolicy(live), 'script-src')).toEqual([
      "'self'",
      'https://www.google.com',
      'https://www.gstatic.com',
    ])
    expect(sources(formatPolicy({ ...live, captcha: false }), 'script-src')).toEqual(["'self'"])
  })

  test('an inline script is named by its hash, data and files are not', () => {
    const html =
      '<meta charset="utf-8" /><script type="module" src="/a.js"></script><script>a()</script><script type="application/ld+json">{}</script><script type="module">b()</script>'
    const hashes = scriptHashes(html)
    expect(hashes).toHaveLength(2)
    expect(hashes[0]).toBe("'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='")
    expect(sources(formatPolicy(demo, hashes), 'script-src')).toEqual(["'self'", ...hashes])
    expect(withPolicy(html, demo)).toMatch(
      /^<meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy" content="[^"]+sha256[^"]+" \/><script/,
    )
  })
})

describe('what a host says', () => {
  const file = headersFile(headerRules(demo, ["'sha256-abc='"]))

  test('the headers of the file are read back as they were written', () => {
    expect(headersFor(file, '/productos')).toEqual({
      'Cache-Control': 'no-cache',
      ...fixedHeaders,
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': `${formatPolicy(demo, ["'sha256-abc='"])}; frame-ancestors 'self'`,
    })
    expect(headersFile(headerRules({ api: '/', captcha: false }))).not.toContain('X-Robots-Tag')
    expect(headersFor(file, '/assets/a-1234.js')).toMatchObject({
      'Cache-Control': 'public, max-age=31536000, immutable',
      ...fixedHeaders,
    })
  })

  test('the examples of docs/hosting.md say the same', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../docs/hosting.md'), 'utf8')
    const examples = [...guide.matchAll(/```(nginx|caddy|apache)\n([\s\S]*?)```/g)]
    expect(examples.map(([, host]) => host)).toEqual(['nginx', 'caddy', 'apache'])
    for (const [, host, text] of examples) {
      for (const [name, value] of Object.entries({
        ...fixedHeaders,
        'Content-Security-Policy': "frame-ancestors 'self'",
      }))
        expect([host, text]).toEqual([host, expect.stringMatching(`${name}:? "${value.replaceAll(/[()]/g, '\\$&')}"`)])
    }
  })
})
