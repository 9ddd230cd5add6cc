import { useEffect } from 'react'
import { expect, screen } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import type { TabFacts } from '../../src/demo/tab/facts.ts'
import { showStrip } from '../../src/demo/tab/strip.ts'
import { phone } from './beside.tsx'

const Strip = ({ facts }: { facts: TabFacts }) => {
  useEffect(() => showStrip(facts), [facts])
  return <h1 style={{ padding: 'var(--space-6)' }}>La página que se mira</h1>
}

const meta = preview.meta({ component: Strip, title: 'demo/Tira' })

export const UnEscenario = meta.story({
  args: {
    facts: {
      text: 'rol:editor,obtenerNovedades:hang',
      scenario: { role: 'editor', rules: [{ call: 'obtenerNovedades', does: { kind: 'hang' } }] },
      ids: {},
    },
  },
  play: async () => {
    await expect(await screen.findByText('Escenario: como editor · obtenerNovedades no contesta')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Soltar' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Quitar' })).toBeVisible()
  },
})

export const NoSeEntiende = meta.story({
  ...phone,
  args: { facts: { text: 'obtenerNovedade:slow', errors: [{ word: 'obtenerNovedade', wanted: 'call' }] } },
  play: async () => {
    await expect(await screen.findByText(/Escenario que no se entiende: «obtenerNovedade»/)).toBeVisible()
  },
})
