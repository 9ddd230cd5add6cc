import { expect } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { house, playerHosts, videoHost } from '../../src/brand.ts'
import { tabTitle } from '../../src/ui/brand/marca.ts'
import footer from '../../src/ui/brand/logo-footer.svg'
import navbar from '../../src/ui/brand/logo-navbar.svg'
import { SectionHeading } from '../../src/ui/SectionHeading.tsx'
import { Facts, Page } from './Page.tsx'
import styles from './foundations.module.css'

const facts = [
  ['Nombre', house.nombre],
  ['Razón social', house.razonSocial],
  ['Desde', house.desde],
  ['Bajada', house.lema],
  ['Título de la pestaña', tabTitle('Productos', house)],
  ['Hecho por', `${house.agencia} · ${house.agenciaLink}`],
  ['Red social', house.redes],
  ['Videos', [videoHost, ...Object.values(playerHosts)].join(' · ')],
] as const

const logos = [
  ['Sobre claro: cabecera, panel', navbar, 'light'],
  ['Sobre oscuro: pie, zona', footer, 'dark'],
] as const

/** The company, as brand.ts has it. */
const Brand = () => (
  <Page
    title="Marca"
    intro="Quién es la empresa mientras nadie guarda otra en el panel, en Marca: un solo archivo (src/brand.ts), y sus dos logos."
  >
    <section>
      <SectionHeading title="Logos" />
      <ul className={styles.swatches} aria-label="Logos">
        {logos.map(([words, src, ground]) => (
          <li key={ground} className={styles.swatch}>
            <div data-ground={ground} className={styles.logo}>
              <img src={src} alt={house.nombre} width="206" />
            </div>
            <div className={styles.facts}>{words}</div>
          </li>
        ))}
      </ul>
    </section>
    <section>
      <SectionHeading title="Nombre y datos" />
      <Facts label="Nombre y datos" rows={facts.map(([name, value]) => [name, name, value])} />
    </section>
  </Page>
)

const meta = preview.meta({ component: Brand, title: 'Fundamentos/Marca' })

export const Empresa = meta.story({
  name: 'Empresa y logos (brand, logo)',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: house.nombre })).toHaveLength(2)
  },
})
