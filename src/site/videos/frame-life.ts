const greeting = JSON.stringify({ event: 'listening', id: 1, channel: 'widget' })
const pause = 500
const tries = 20

/**
 * Tells once a player in a frame answers. A frame that could not be loaded says nothing, and nothing else tells it from one that
 * was; so, as the player's own script does, greet it until it speaks. Returns how to stop.
 */
export function whenAlive(frame: HTMLIFrameElement, onAlive: () => void): () => void {
  // It may have loaded before anybody listened.
  let left = tries
  const greet = () => {
    if (left-- > 0) frame.contentWindow?.postMessage(greeting, '*')
  }
  const timer = setInterval(greet, pause)
  const loaded = () => {
    left = tries
  }
  const heard = ({ source }: MessageEvent) => {
    if (source !== frame.contentWindow) return
    stop()
    onAlive()
  }
  const stop = () => {
    clearInterval(timer)
    frame.removeEventListener('load', loaded)
    removeEventListener('message', heard)
  }
  frame.addEventListener('load', loaded)
  addEventListener('message', heard)
  return stop
}
