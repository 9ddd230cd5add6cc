/** The same home content with React and nothing else: the yardstick of the app's home page. */
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Home } from '../minimal.ts'
import './minimal.css'

const Html = ({ html }: { html: string }) => <div dangerouslySetInnerHTML={{ __html: html }} />

const Picture = ({ path, lazy = true }: { path: string; lazy?: boolean }) =>
  path.endsWith('.mp4') ? (
    <video src={`/media/${path}`} muted loop autoPlay playsInline />
  ) : (
    <img src={`/media/${path}`} alt="" loading={lazy ? 'lazy' : 'eager'} />
  )

const Content = ({ sliders, productos, banner, novedades }: Home) => (
  <main>
    <section className="hero">
      {sliders.map(({ id, imagen, texto }, i) => (
        <article key={id}>
          <Picture path={imagen} lazy={i > 0} />
          <Html html={texto} />
        </article>
      ))}
    </section>
    <section className="grid">
      {productos.map(({ id, nombre, imagen }) => (
        <article key={id}>
          <Picture path={imagen} />
          <h3>{nombre}</h3>
        </article>
      ))}
    </section>
    <section>
      <Picture path={banner.imagen} />
      <h2>{banner.titulo}</h2>
      <Html html={banner.texto} />
    </section>
    <section className="grid">
      {novedades.map(({ id, titulo, epigrafe, imagen }) => (
        <article key={id}>
          <Picture path={imagen} />
          <h3>{titulo}</h3>
          <p>{epigrafe}</p>
        </article>
      ))}
    </section>
  </main>
)

function Page() {
  const [home, setHome] = useState<Home>()
  useEffect(() => {
    const load = async () => setHome(await (await fetch('/home.json')).json())
    load().catch(console.error)
  }, [])
  return home && <Content {...home} />
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
