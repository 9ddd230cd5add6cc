const greeting = JSON.stringify({ event: 'listening', id: 1, channel: 'widget' })
const pause = 500
const tries = 20

/**
 * Calls `onAlive` once a player in a frame answers. No event tells a frame that failed from one that loaded, so this
 * greets the player, as the player's own script does, until it answers. Returns the function that stops it.
 */
export function whenAlive(frame: HTMLIFrameElement, onAlive: () => void): () => void {
  // The frame may have loaded before.
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
