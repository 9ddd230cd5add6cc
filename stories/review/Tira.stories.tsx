import { useEffect } from 'react'
import { expect, screen } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import type { TabFacts } from '#review/tab/own-storage.ts'
import { showStrip } from '#review/tab/strip.ts'
import { onPage } from '../play.ts'
import { sees, seesA } from '../sees.ts'
import { onPhone } from '../widths.ts'

const Strip = ({ facts }: { facts: TabFacts }) => {
  useEffect(() => showStrip(facts), [facts])
  return <h1 style={{ padding: 'var(--space-6)' }}>La página que se mira</h1>
}

const meta = preview.meta({ component: Strip, title: 'review/Tira' })

export const UnEscenario = meta.story({
  args: {
    facts: {
      text: 'rol:editor,obtenerNovedades:hang',
      scenario: { role: 'editor', rules: [{ call: 'obtenerNovedades', does: { kind: 'hang' } }] },
      ids: {},
    },
  },
  play: onPage(
    sees('Escenario: como editor · obtenerNovedades no contesta'),
    seesA('button', 'Soltar'),
    seesA('button', 'Quitar'),
  ),
})

export const NoSeEntiende = meta.story({
  ...onPhone,
  args: { facts: { text: 'obtenerNovedade:slow', errors: [{ token: 'obtenerNovedade', expected: 'call' }] } },
  play: onPage(sees(/Escenario que no se entiende: «obtenerNovedade»/)),
})

const long = 'obtenerNovedade'.repeat(120)
/** A very long word leaves the page in sight, and can be scrolled. */
export const PalabraLarguisima = meta.story({
  ...onPhone,
  args: { facts: { text: long, errors: [{ token: long, expected: 'call' }] } },
  play: async () => {
    const words = await screen.findByText(/Escenario que no se entiende/)
    await expect(words).toHaveTextContent(long)
    await expect(words.getBoundingClientRect().height).toBeLessThan(100)
    await expect(words.scrollHeight).toBeGreaterThan(words.clientHeight)
    words.focus()
    await expect(words).toHaveFocus()
  },
})
