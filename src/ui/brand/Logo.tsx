import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#api/queries.ts'
import { obtenerLogos } from '#contract/logos.ts'
import { widths } from '#contract/widths.ts'
import { useMarca, useSavedMarca } from './marca.ts'
import { fileUrl } from '../media-url.ts'
import { cx } from '../cx.ts'
import styles from './Logo.module.css'
import footer from './logo-footer.svg'
import navbar from './logo-navbar.svg'

/** `shown`: the served width that is enough. */
const bundled = {
  navbar: { src: navbar, width: 569, height: 105, shown: widths[1] },
  footer: { src: footer, width: 206, height: 34, shown: widths[0] },
} as const

/**
 * The uploaded logo of the company, or the bundled one (§2.2). `navbar` is for white grounds, `footer` for black ones.
 * A company of one's own without a logo shows its name in type, never the bundled drawing.
 */
export function Logo({ variant, className }: { variant: keyof typeof bundled; className?: string | undefined }) {
  const stored = useQuery(read(obtenerLogos, {})).data?.[variant]
  const [broken, setBroken] = useState<string>()
  const savedMarca = useSavedMarca()
  const { nombre } = useMarca()
  const { src, width, height, shown } = bundled[variant]
  const whole = stored && stored !== broken ? stored : undefined
  if (savedMarca && whole === undefined) return <span className={cx(styles.name, className)}>{nombre}</span>
  return (
    <img
      src={whole === undefined ? src : fileUrl(whole)}
      srcSet={whole && `${fileUrl(whole, shown)} 1x`}
      width={width}
      height={height}
      alt={nombre}
      loading={variant === 'footer' ? 'lazy' : undefined}
      className={className}
      onError={() => setBroken(stored)}
    />
  )
}
