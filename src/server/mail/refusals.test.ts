/** A mail server that refuses at each step with each code. */
import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { withoutTls } from '#contract/undelivered.ts'
import { first } from '#mocks/runs.ts'
import { keyName } from '../letter-pages.ts'
import { createPost } from './post.ts'
import { completed, isUnknownReceiver, smtpCarrier, toNotTaken } from './smtp.ts'
import { minute, office, refusal } from './testing.ts'

const day = 24 * 60 * minute

type Step = 'AUTH' | 'MAIL' | 'RCPT' | 'DATA'

/** An office with a mail server that refuses at a step until `relent`, and the number of its refusals. */
const createRefusingOffice = async (step: Step, code: number, words: string) => {
  let refuses = true
  let count = 0
  const judged = () => {
    if (!refuses) return undefined
    count += 1
    return refusal(code, words)
  }
  const options: Partial<SMTPServerOptions> = {
    disabledCommands: ['STARTTLS'],
    onAuth: (_, __, answer) => answer(step === 'AUTH' ? judged() : undefined, { user: 'u' }),
    onMailFrom: (_, __, answer) => answer(step === 'MAIL' ? judged() : undefined),
    onRcptTo: (_, __, answer) => answer(step === 'RCPT' ? judged() : undefined),
  }
  const made = await office(options, 'u:p@')
  made.does((_, answer) => answer(step === 'DATA' ? judged() : undefined))
  const letters = async () =>
    (await made.store.salida.getAll()).map(({ proximo, entregada, intentos = '' }) => {
      if (proximo !== undefined) return `waits ${intentos}`.trim()
      return entregada === undefined ? 'failed' : 'sent'
    })
  /** Writes letters of these people, and sends the due ones. */
  const mail = async (...names: string[]) => {
    for (const name of names) await made.contact(name)
    return made.post.sendDue()
  }
  return {
    ...made,
    letters,
    mail,
    refusals: () => count,
    relent: () => {
      refuses = false
    },
  }
}

const temporary = '4.3.0 later'
type Refused = readonly [Step, number, string]
const ofSender: readonly Refused[] = [
  ['AUTH', 535, '5.7.8 wrong password'],
  ['RCPT', 550, '5.4.5 daily quota'],
  ['DATA', 554, '5.2.0 STOREDRV.Submission.Exception:SubmissionQuotaExceededException'],
  ['AUTH', 534, 'no mechanism'],
  ['MAIL', 550, '5.1.0 sender rejected'],
  ['MAIL', 550, '5.7.1 not allowed'],
  ['MAIL', 530, 'authenticate first'],
  ['MAIL', 552, '5.2.2 over quota'],
  ['DATA', 550, '5.4.5 daily quota'],
  ['RCPT', 550, '5.1.90 message cannot be sent'],
  ['DATA', 550, 'Domain bulonera.example has exceeded the max emails per hour (200/200 (100%)) allowed'],
  ['RCPT', 550, '5.7.1 Daily sending limit reached'],
  ['RCPT', 554, 'You reached your daily limit'],
  ['RCPT', 550, '5.4.5 Daily user sending quota exceeded'],
]
const ofAttempt: readonly Refused[] = [
  ['RCPT', 550, '5.7.1 blocked by a list'],
  ['DATA', 451, temporary],
  ['RCPT', 554, '5.4.4 no route'],
  ['RCPT', 550, '5.7.26 unauthenticated'],
  ['DATA', 554, '5.7.1 looks like spam'],
  ['DATA', 550, '5.4.6 routing loop'],
  ['AUTH', 454, temporary],
  ['MAIL', 451, temporary],
  ['RCPT', 450, '4.2.1 greylisted'],
  ['RCPT', 452, '4.4.5 congested'],
  ['RCPT', 451, temporary],
]
const ofLetter: readonly Refused[] = [
  ['RCPT', 550, '5.1.1 no such user'],
  ['RCPT', 550, 'no such user'],
  ['RCPT', 553, '5.1.3 bad address'],
  ['RCPT', 552, '5.2.2 mailbox full, quota exceeded per day limit'],
  ['DATA', 552, '5.3.4 message size exceeds the maximum rate limit'],
  ['RCPT', 552, 'mailbox quota exceeded'],
  ['RCPT', 550, 'blocked, see 10.5.7.1'],
  ['DATA', 554, '5.6.0 malformed'],
  ['DATA', 552, '5.3.4 too big'],
  ['RCPT', 550, '5.1.2 no such domain'],
  ['RCPT', 553, '5.1.3 bad address syntax'],
  ['RCPT', 556, '5.1.10 domain takes no mail'],
  ['RCPT', 552, '5.2.2 mailbox full'],
  ['DATA', 552, '5.3.4 message size exceeds fixed limit'],
]

/** A refusal as the library that sends letters reports it. */
const reported = ([step, code, words]: Refused) => {
  const command = { AUTH: 'AUTH PLAIN', MAIL: 'MAIL FROM', RCPT: 'RCPT TO', DATA: 'DATA' }[step]
  return toNotTaken(Object.assign(new Error(words), { responseCode: code, command, response: `${code} ${words}` }))
}

test.each([
  ['sender', ofSender],
  ['attempt', ofAttempt],
  ['letter', ofLetter],
])('what is refused by step, number and words is about the %s', (about, refusals) => {
  expect(refusals.filter((refused) => reported(refused).about !== about)).toEqual([])
})

const unknownReceivers = ['5.1.1', '5.1.2', '5.1.3', '5.1.10']
test('an unknown receiver is known by its number', () => {
  const isUnknown = (status: string) => isUnknownReceiver(reported(['RCPT', 550, `${status} no such user`]))
  expect([...unknownReceivers, '5.1.0', '5.1.4', '5.2.1', '5.7.1'].filter(isUnknown)).toEqual(unknownReceivers)
})

describe('about the sender: what was never tried is tried once, everything goes after the pause', () => {
  test.each(first(3, ofSender))('%s %i %s', async (...refused) => {
    const { post, mail, letters, refusals, relent, wait, history } = await createRefusingOffice(...refused)
    await mail('Ana', 'Luis')
    expect([await letters(), refusals()]).toEqual([['waits 1', 'waits'], 1])
    expect([await post.sendDue(), await post.sendDue(), await letters()]).toEqual([1, 0, ['waits 1', 'waits 1']])
    wait(0.5 * minute)
    expect([await mail('Eva'), await post.sendDue(), refusals()]).toEqual([1, 0, 3])
    wait(0.6 * minute)
    expect([await post.sendDue(), await post.sendDue()]).toEqual([3, 0])
    expect([await letters(), refusals()]).toEqual([['waits 2', 'waits 2', 'waits 2'], 4])
    relent()
    wait(4 * minute)
    expect(await post.sendDue()).toBe(0)
    wait(1.1 * minute)
    await post.sendDue()
    expect([await letters(), await history()]).toEqual([['sent', 'sent', 'sent'], []])
  })

  test('for three days at most, counted for each letter', async () => {
    const { contact, post, letters, refusals, wait, history } = await createRefusingOffice('MAIL', 550, '5.7.1 blocked')
    await contact('Ana')
    let later = ''
    for (let hours = 0; hours < 6 * 24; hours += 1) {
      if (hours === 30) await contact('Luis')
      await post.sendDue()
      wait(60 * minute)
      if (hours === 75) later = (await letters()).join()
    }
    expect([later.replace(/\d+/g, 'n'), await letters(), (await history()).length]).toEqual([
      'failed,waits n',
      ['failed', 'failed'],
      2,
    ])
    expect(refusals()).toBeLessThan(20)
  })
})

describe('about this attempt: the letter is tried again, the others go', () => {
  test.each(first(2, ofAttempt))('%s %i %s', async (...refused) => {
    const { post, mail, letters, refusals, relent, wait, history } = await createRefusingOffice(...refused)
    await mail('Ana', 'Luis')
    expect([await letters(), refusals()]).toEqual([['waits 1', 'waits 1'], 2])
    relent()
    expect([await mail('Eva'), await letters()]).toEqual([1, ['waits 1', 'waits 1', 'sent']])
    wait(1.1 * minute)
    await post.sendDue()
    expect([await letters(), await history()]).toEqual([['sent', 'sent', 'sent'], []])
  })

  test('for three days', async () => {
    const { contact, post, letters, refusals, wait, history } = await createRefusingOffice('RCPT', 550, '5.7.1 blocked')
    await contact('Ana')
    for (let hours = 0; hours < 6 * 24; hours += 1) {
      await post.sendDue()
      wait(60 * minute)
    }
    expect([await letters(), refusals(), await history()]).toEqual([
      ['failed'],
      10,
      [expect.stringMatching(/^No se pudo entregar a .*: Contacto desde la web de Ana \(Taller\) \(.*blocked\)$/)],
    ])
  })
})

describe('about the letter: it fails at once, the others go', () => {
  test.each(first(1, ofLetter))('%s %i %s', async (...refused) => {
    const { contact, post, mail, letters, relent, wait, history } = await createRefusingOffice(...refused)
    await mail('Ana')
    relent()
    await contact('Luis')
    wait(3 * day)
    await post.sendDue()
    expect([await letters(), (await history()).length]).toEqual([['failed', 'sent'], 1])
  })
})

describe('a password needs TLS', () => {
  test('on the way to another machine, unless somebody says otherwise', () => {
    const needsTls = (url: string) => new URL(completed(url, 1)).searchParams.get('requireTLS') === 'true'
    const urls = ['smtp://u:p@mail.example:587', 'smtp://u:p@127.example', 'smtp://u:p@192.168.0.5', 'smtp://u:p@[::2]']
    const others = ['smtp://mail.example', 'smtp://u:p@Localhost:25', 'smtp://u:p@127.8.0.1', 'smtp://u:p@[::1]:25']
    expect([...urls, ...others, 'smtp://u:p@mail.example?requireTLS=false'].filter(needsTls)).toEqual(urls)
    expect(needsTls('smtp://u:p@mail.example?requireTLS')).toBe(true)
  })

  test.each([
    ['a server without it', ['STARTTLS', 'AUTH'], '?requireTLS=true', withoutTls],
    ['a certificate that does not count', ['AUTH'], '', 'certificate'],
  ])('%s: the queue waits for as long as it takes, and says why', async (_, disabledCommands, query, reason) => {
    const { contact, store, sender, url, got, messages } = await office({ disabledCommands })
    let now = Date.now()
    const createPostBy = (carrierUrl: string) => {
      const carrier = smtpCarrier(carrierUrl)
      onTestFinished(carrier.close)
      return createPost({ store, sender, carrier, now: () => now, warn: (text) => messages.push(text) })
    }
    const post = createPostBy(url + query)
    await contact('Ana')
    for (let days = 0; days < 5; days += 1) {
      await post.sendDue()
      now += day
    }
    const [row] = await store.salida.getAll()
    expect([row?.fallo, messages.at(-1), typeof row?.proximo]).toEqual([
      expect.stringContaining(reason),
      expect.stringContaining(reason),
      'number',
    ])
    await post.sendDue()
    now += 15 * minute
    await createPostBy(`${url}?ignoreTLS=true`).sendDue()
    expect(got.length).toBe(1)
  })
})

test('what a server quotes of a letter holds no key', async () => {
  const { post, store, messages, history } = await createRefusingOffice(
    'DATA',
    554,
    '5.6.0 see https://x.example/api/clave?llave=zona.s3cr-et_',
  )
  await store.start()
  await store.salida.add([
    { a: ['ana@example.com'], asunto: 'a', texto: 'b', created_at: '2026-01-01T00:00:00Z', proximo: 0 },
  ])
  await post.sendDue()
  const [row] = await store.salida.getAll()
  expect([row?.fallo, ...messages, ...(await history())].filter((text) => !String(text).includes('llave=…'))).toEqual(
    [],
  )
})

describe('a newsletter', () => {
  /** A newsletter to both subscribers, refused as `words` says for an address. */
  const newsletter = async (words: (to: string) => string | undefined) => {
    const judge: SMTPServerOptions['onRcptTo'] = ({ address }, _, answer) => {
      const text = words(address)
      answer(text === undefined ? undefined : refusal(550, text))
    }
    const made = await office({ onRcptTo: (...given) => judge?.(...given) })
    await made.store.start()
    const letter = {
      asunto: 'Lista nueva',
      texto: 'Texto',
      created_at: '2026-01-01T00:00:00Z',
      boletin: 1,
      proximo: 0,
    } as const
    const send = async () => {
      await made.store.salida.add([{ ...letter, a: ['uno@example.com', 'dos@example.com'] }])
      await made.post.sendDue()
    }
    const states = async () =>
      Object.fromEntries(
        (await made.store.salida.getAll())
          .filter(({ boletin }) => boletin === undefined)
          .map(({ a, proximo, entregada }) => [
            a[0],
            proximo === undefined ? (entregada === undefined ? 'failed' : 'sent') : 'waits',
          ]),
      )
    const unreachable = async () =>
      (await made.store.rows('suscripciones').getAll()).flatMap(({ email, noRecibe }) =>
        noRecibe === 1 ? [email] : [],
      )
    return { ...made, sendNewsletter: send, states, unreachable }
  }

  test.each(first(1, ['5.7.1 spam', '5.6.0 malformed', 'denied']))(
    'two receivers that are refused alike wait: %s',
    async (words) => {
      const { sendNewsletter, states, unreachable, history } = await newsletter((to) => `${words} (${to})`)
      await sendNewsletter()
      expect([await states(), await unreachable(), await history()]).toEqual([
        { 'uno@example.com': 'waits', 'dos@example.com': 'waits' },
        [],
        [],
      ])
    },
  )

  test('two that are refused for different reasons do not', async () => {
    const { sendNewsletter, states } = await newsletter((to) => (to.startsWith('uno') ? '5.6.0 bad' : '5.2.1 closed'))
    await sendNewsletter()
    expect(await states()).toEqual({ 'uno@example.com': 'failed', 'dos@example.com': 'failed' })
  })

  test.each(first(1, unknownReceivers))('%s marks each subscriber until one is reached', async (status) => {
    let isGone = true
    const { sendNewsletter, states, unreachable } = await newsletter(() =>
      isGone ? `${status} no such user` : undefined,
    )
    await sendNewsletter()
    expect([await states(), await unreachable()]).toEqual([
      { 'uno@example.com': 'failed', 'dos@example.com': 'failed' },
      ['uno@example.com', 'dos@example.com'],
    ])
    isGone = false
    await sendNewsletter()
    expect(await unreachable()).toEqual([])
  })

  test('waits for its pause, in which a letter to one person is tried once', async () => {
    let isFull = true
    const { sendNewsletter, states, contact, post, got } = await newsletter(() =>
      isFull ? '5.4.5 daily quota' : undefined,
    )
    await sendNewsletter()
    await contact('Ana')
    expect([await post.sendDue(), await post.sendDue()]).toEqual([1, 0])
    isFull = false
    await contact('Luis')
    expect([await post.sendDue(), await post.sendDue(), got.length]).toEqual([1, 0, 1])
    expect(await states()).toMatchObject({ 'uno@example.com': 'waits', 'dos@example.com': 'waits' })
  })

  test('a letter that stopped the queue comes last, and stops no other', async () => {
    const { sendNewsletter, states, post, wait } = await newsletter((to) =>
      to.startsWith('uno') ? '5.2.0 odd' : undefined,
    )
    await sendNewsletter()
    expect(await states()).toEqual({ 'uno@example.com': 'waits', 'dos@example.com': 'waits' })
    wait(1.1 * minute)
    await post.sendDue()
    expect(await states()).toEqual({ 'uno@example.com': 'waits', 'dos@example.com': 'sent' })
  })
})

test('a link for a new password that is used or over is not sent', async () => {
  const { post, store, got } = await office()
  await store.start()
  const write = (llave: string) => ({
    a: ['ana@example.com'],
    asunto: 'Contraseña nueva',
    texto: `https://x.example/api/clave?llave=${llave}`,
    created_at: '2026-01-01T00:00:00Z',
    proximo: 0,
  })
  await store.sesiones.put([{ zona: keyName('panel', 'vale'), idUsuario: 1, vence: Date.now() + minute }])
  await store.salida.add([write('panel.vale'), write('zona.vale'), write('panel.usada')])
  await post.sendDue()
  expect([got.map(({ text }) => /llave=\S+/.exec(text)?.[0]), (await store.salida.getAll()).length]).toEqual([
    ['llave=panel.vale'],
    1,
  ])
})
