import { Link } from '@tanstack/react-router'
import type { Producto } from '#contract/producto.ts'
import { Logo } from '#ui/brand/Logo.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { fileUrl } from '#ui/media-url.ts'
import { RichText } from '#ui/RichText.tsx'
import { consultAbout } from '../contactos/draft.ts'
import { getPageAddress } from '../page/address.ts'
import type { Listed } from '../page/shown.ts'
import { ContactLine } from '../page/ContactLine.tsx'
import { asBuilt } from '../page/site.ts'
import { ShareLink } from '../share/ShareLink.tsx'
import { Volver } from '../page/Volver.tsx'
import { inquiryText } from './inquiry.ts'
import { productJsonLd } from './json-ld.ts'
import { ProductGallery } from './ProductGallery.tsx'
import { SubProductTable } from './SubProductTable.tsx'
import styles from './ProductDetail.module.css'

interface ProductSheetProps {
  producto: Producto
  /** The product's text, without markup. */
  description: string
  listed: Listed
  /** The rows that the list was about. */
  rows: ReadonlySet<number>
  opened: boolean
}

const focus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true })

/** Everything about a product. In print it is a sheet of one page with the company's logo and contact data. */
export function ProductSheet({ producto, description, listed, rows, opened }: ProductSheetProps) {
  const { id, nombre, texto, imagenes, sub_productos } = producto
  const { buscar: query = '' } = listed
  const jsonLd = productJsonLd({
    producto,
    description,
    url: asBuilt(getPageAddress('productos', id)),
    images: imagenes.map(({ path }) => asBuilt(fileUrl(path))),
  })
  return (
    <article className={styles.sheet}>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />
      <Logo variant="navbar" className={styles.logo} />
      <div className={styles.gallery}>
        <ProductGallery nombre={nombre} imagenes={imagenes} />
      </div>
      <div className={styles.about}>
        <h1 ref={opened ? focus : undefined} tabIndex={-1} className={styles.name}>
          {nombre}
        </h1>
        <RichText html={texto} />
        <div className={styles.actions} data-unprinted>
          <Link to="/contactos" className={buttonClass()} onClick={() => consultAbout(inquiryText(producto, rows))}>
            Consultar por este producto
          </Link>
          <Volver />
          <Button tone="quiet" onClick={() => print()}>
            Imprimir
          </Button>
          <ShareLink seccion="productos" id={id} title={nombre} />
        </div>
      </div>
      <div className={styles.sizes}>
        {sub_productos.length > 0 ? (
          <SubProductTable nombre={nombre} rows={sub_productos} marked={rows} query={query} />
        ) : (
          <p className={styles.note} data-unprinted>
            Consultanos por las medidas y los packs de este producto.
          </p>
        )}
      </div>
      <ContactLine className={styles.contactLine} />
    </article>
  )
}
