interface Video {
  id: number
  orden: number
  titulo: string
  link: string | null
  file: string | null
}

/** The video ids are invented: the company is fictional, and real films must not stand for it. */
export const videos: Video[] = [
  { id: 1, orden: 1, titulo: 'Armado de una unión abulonada', link: null, file: 'videos/video-armado.mp4' },
  { id: 2, orden: 2, titulo: 'Estampado en frío de un bulón M12', link: 'https://www.youtube.com/watch?v=BQestamp-12', file: null },
  { id: 3, orden: 3, titulo: 'Vista de un bulón 8.8 con su tuerca y arandela', link: null, file: 'videos/video-home-loop.mp4' },
  { id: 4, orden: 4, titulo: 'Colocación de anclajes químicos, paso a paso', link: 'https://www.youtube.com/watch?v=BQanclaje-4', file: null },
  { id: 5, orden: 5, titulo: 'Partes de un bulón: cabeza, caña y rosca', link: null, file: 'videos/video-home-loop-poster.jpg' },
]
