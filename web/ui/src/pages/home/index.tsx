import { words } from '../../app/words'
export default function Home() {
  return <h1>{words().home.title}</h1>
}
