import { Link } from '@tanstack/react-router'
import { sentence, useMarca } from '#ui/brand/marca.ts'
import { Logo } from '#ui/brand/Logo.tsx'
import { isHidden } from '../shown-pages.ts'
import { FooterContact } from './FooterContact.tsx'
import { Newsletter } from './Newsletter.tsx'
import styles from './PublicFooter.module.css'

const links = [
  { to: '/productos', label: 'Productos' },
  { to: '/empresa', label: 'Quienes somos' },
  { to: '/novedades', label: 'Novedades' },
  { to: '/contactos', label: 'Contacto' },
] as const

/** The footer of the public pages and the zone (§2.3). */
export function PublicFooter() {
  const marca = useMarca()
  const { lema, desde, razonSocial, agencia, agenciaLink, legal } = marca
  return (
    <footer className={styles.footer} data-unprinted data-ground="dark">
      <div className={styles.grid}>
        <div className={styles.about}>
          <Logo variant="footer" className={styles.logo} />
          {lema && <p>{sentence(lema)}</p>}
        </div>
        <nav aria-label="Pie de página">
          <ul className={styles.links}>
            {links
              .filter(({ to }) => !isHidden(marca, to))
              .map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
          </ul>
        </nav>
        <FooterContact />
        <Newsletter />
      </div>
      <div className={styles.legal}>
        <p>{['©', desde, razonSocial, 'Todos los derechos reservados'].filter(Boolean).join(' ')}</p>
        {legal && <Link to="/legal">Aviso legal</Link>}
        {agencia && (
          <p>
            Diseño y desarrollo:{' '}
            {agenciaLink ? (
              <a href={agenciaLink} target="_blank" rel="noopener noreferrer">
                {agencia}
              </a>
            ) : (
              agencia
            )}
          </p>
        )}
      </div>
    </footer>
  )
}
