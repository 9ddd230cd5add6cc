/**
 * Compares the pages that the rules of each host list with the site's own (src/site/pages.ts). No host is started, so those that are not
 * installed are compared too.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { formatRedirects } from '#build/redirects.ts'
import { closed, lists, open } from '#site/page-kinds.ts'

interface Rule {
  readonly pattern: string
  /** The file that answers an address of this pattern. */
  readonly answer: string
}

const guide = readFileSync('docs/hosting.md', 'utf8')
const rulesOf = (language: string, rule: RegExp): readonly Rule[] => {
  const [, example = ''] = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(guide) ?? []
  return [...example.matchAll(rule)].map(([, first = '', second = '']) =>
    language === 'caddy' ? { pattern: second, answer: first } : { pattern: first, answer: second },
  )
}

/** Each host's rules for the file that answers an address; `slash`: the sign before a page's name in its patterns. */
const hosts = [
  {
    host: 'nginx',
    slash: '/',
    rules: rulesOf('nginx', /location ~ (\S+) \{[^}]*?try_files ([^;]+);/g),
    answers: { shell: ['/shell.html =404'], list: ['$uri$record.html /shell.html'], page: new Array<string>() },
    home: 'location = / { try_files /index.html =404; }',
    rest: 'location / { error_page 404 /shell.html; try_files $uri $uri.html =404; }',
  },
  {
    host: 'caddy',
    slash: '/',
    rules: rulesOf('caddy', /@(\w+) (?:\{\s*)?path_regexp (\S+)/g),
    answers: { shell: ['app'], list: ['record', 'gone'], page: new Array<string>() },
    home: 'rewrite / /index.html',
    rest: 'try_files {path} {path}.html',
  },
  {
    host: 'apache',
    slash: '',
    rules: rulesOf('apache', /RewriteRule (\S+) (\S+)/g).filter(({ pattern }) => pattern !== '^.+$'),
    // A rule for all pages comes last.
    answers: { shell: ['shell.html'], list: ['$1.%1.html', 'shell.html', '$1.html'], page: ['$1.html'] },
    home: 'RewriteRule ^$ index.html',
    rest: 'ErrorDocument 404 /shell.html',
  },
]

/** 'admin/(login|panel)|pedido' -> admin/login, admin/panel, pedido */
const namesIn = (pattern: string): readonly string[] =>
  pattern
    .replace(/^\^\/?\((.*)\)\$$/, '$1')
    .replaceAll(/([\w/]+)\(([^()]*)\)/g, (_, start: string, ends: string) =>
      ends
        .split('|')
        .map((end) => start + end)
        .join('|'),
    )
    .split('|')
const listPaths = lists.map(({ path }): string => path)
const sortedNames = (paths: readonly string[]) => paths.map((path) => path.slice(1)).toSorted()

describe.each(hosts)('$host', ({ slash, rules, answers, home, rest }) => {
  const answersOf = (path: string) =>
    rules.filter(({ pattern }) => new RegExp(pattern).test(slash + path.slice(1))).map(({ answer }) => answer)
  const namesOf = (answer: string, page: string) =>
    rules
      .filter(({ pattern, answer: own }) => own === answer && new RegExp(pattern).test(slash + page.slice(1)))
      .map(({ pattern }) => namesIn(pattern).toSorted())

  test('every page is answered by its own file, by the file of its record, or by the shell', () => {
    for (const path of closed) expect([path, answersOf(path)]).toEqual([path, expect.arrayContaining(answers.shell)])
    for (const path of listPaths) expect([path, answersOf(path)]).toEqual([path, answers.list])
    for (const path of open.filter((page) => page !== '/' && !listPaths.includes(page)))
      expect([path, answersOf(path)]).toEqual([path, answers.page])
    expect(guide).toContain(home)
  })

  test('nothing else is listed, and the shell answers the rest', () => {
    const [shell = ''] = answers.shell
    expect(namesOf(shell, closed[0] ?? '')).toEqual([sortedNames(closed)])
    for (const answer of answers.list.filter((own) => !answers.page.includes(own)))
      expect(namesOf(answer, listPaths[0] ?? '')).toEqual([sortedNames(listPaths)])
    expect(guide).toContain(rest)
  })
})

test('`_redirects`: a record is answered by its own file, and a page of the app alone by the shell', () => {
  const rules = formatRedirects({ api: '/', captcha: false }).split('\n')
  expect(rules).toContain('/ferias  id=:id  /ferias.:id.html  200!')
  expect(rules).toContain('/admin/panel  /shell.html  200')
})
