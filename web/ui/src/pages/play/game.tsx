import { words } from '../../app/words'
export default function Play() {
  return <h1>{words().play.title}</h1>
}
