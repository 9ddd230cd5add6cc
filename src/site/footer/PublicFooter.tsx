import { Link } from '@tanstack/react-router'
import { agency, company } from '../../brand.ts'
import { Logo } from '../../ui/brand/Logo.tsx'
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
export const PublicFooter = () => (
  <footer className={styles.footer} data-ground="dark">
    <div className={styles.grid}>
      <div className={styles.about}>
        <Logo of="footer" className={styles.logo} />
        <p>{`${company.tagline}.`}</p>
      </div>
      <nav aria-label="Pie de página">
        <ul className={styles.links}>
          {links.map(({ to, label }) => (
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
      <p>{`© ${company.since} ${company.legalName} Todos los derechos reservados`}</p>
      <p>
        Diseño y desarrollo:{' '}
        <a href={agency.url} target="_blank" rel="noopener noreferrer">
          {agency.name}
        </a>
      </p>
    </div>
  </footer>
)
