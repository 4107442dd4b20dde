import { LOGIN_POPUP_CAROUSEL_MS } from "@store/domain";
import { LoginWays } from "@store/react-client/login-ways";
import { Carousel } from "@store/ui/carousel";
import { Dialog } from "@store/ui/dialog";
import { Picture } from "@store/ui/picture";
import { shopPolicy } from "../../data/policy.ts";
import * as styles from "./login-popup.css.ts";

export interface PopupSlide {
  readonly image: string;
  readonly title: string;
  readonly words: string | undefined;
}

interface LoginPopupProps {
  readonly slides: readonly PopupSlide[];
  readonly onClose: () => void;
}

/** The invitation to log in, beside what the store has to offer, which turns every 2.5 s [R42 R43]. */
export default function LoginPopup({ slides, onClose }: LoginPopupProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={`Welcome to ${shopPolicy().identity.shopName}`}
      description="Log in to keep your cart, your orders and your SO Coins together."
      size={slides.length > 0 ? "large" : "medium"}
    >
      <div className={slides.length > 0 ? styles.beside : undefined}>
        <div className={styles.forms}>
          <LoginWays onLogin={onClose} onLeave={onClose} />
        </div>
        {slides.length > 0 ? (
          <div className={styles.slides}>
            <Carousel
              title="What awaits you"
              perView="one"
              autoplayMs={LOGIN_POPUP_CAROUSEL_MS}
              items={slides.map(({ image, title, words }) => ({
                key: image,
                node: (
                  <figure className={styles.slide}>
                    <Picture
                      src={image}
                      alt=""
                      width={640}
                      height={640}
                      kind="detail"
                      sizes="(min-width:768px) 320px,90vw"
                      className={styles.picture}
                    />
                    <figcaption className={styles.caption}>
                      <strong>{title}</strong>
                      {words ? <span className={styles.words}>{words}</span> : null}
                    </figcaption>
                  </figure>
                ),
              }))}
            />
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
