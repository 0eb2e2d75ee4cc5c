// How everything looks, in the order in which later sheets refine earlier ones. Pages and parts that only some of them
// have import a sheet of their own.
import './tokens.css';
import './art/art.css';
import './base.css';
import './lib/controls.css';
import './lib/seats.css';
import './lib/cards.css';
import './frame/landscape.css';
import './frame/table.css';
import './frame/status.css';
import './frame/players.css';
import './frame/facts.css';
import './frame/bubbles.css';
import './frame/player_card.css';
import './frame/log.css';
import './frame/hand.css';
import './frame/board.css';
import './sizes.css';
import './lib/forms.css';
import './lib/dialog.css';
import './pages/pages.css';
