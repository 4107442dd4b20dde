import { consultation, pageTextsMeta } from "@store/content";
import { filmOf } from "@store/react-client/film";
import { useIsLoggedIn } from "@store/react-client/session-store";
import { Button } from "@store/ui/button";
import { Carousel } from "@store/ui/carousel";
import { Hero } from "@store/ui/hero";
import { Picture } from "@store/ui/picture";
import { Section } from "@store/ui/section";
import { VideoFacade } from "@store/ui/video-facade";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { shopPolicy } from "../../data/policy.ts";
import { useSiteUrl } from "../../data/root-data.ts";
import { Canonical } from "../../seo/canonical.tsx";
import { StructuredData } from "../../seo/structured-data.tsx";
import { PageBreadcrumbs } from "../../shell/page-breadcrumbs.tsx";
import * as shell from "../../shell/shell.css.ts";
import { askToLogIn, BOOKING, LANDING, LOG_IN } from "./ask-to-log-in.ts";
import * as styles from "./consult.css.ts";

const { title, description } = pageTextsMeta["/consult-our-vaidya"];

export const meta = pageTextsMeta["/consult-our-vaidya"];

const serviceData = (siteUrl: string) => ({
  "@type": "Service",
  name: title,
  description,
  serviceType: "Ayurvedic consultation by phone",
  provider: { "@type": "Organization", name: shopPolicy().identity.shopName, url: `${siteUrl}/` },
  areaServed: "IN",
  offers: { "@type": "Offer", price: "0.00", priceCurrency: "INR", availability: "https://schema.org/InStock" },
});

/** Books at once for a customer; a visitor is asked to log in first [R133]. */
function ConsultButton() {
  const navigate = useNavigate();
  const isLoggedIn = useIsLoggedIn();
  return (
    <Button size="large" onClick={() => (isLoggedIn ? void navigate(BOOKING) : askToLogIn(navigate))}>
      Consult With Vaidya
    </Button>
  );
}

/** Asks a visitor to log in whom the booking's page has led here. */
function useLoginRequest(): void {
  const navigate = useNavigate();
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== LOG_IN) return;
    void navigate(LANDING, { replace: true, preventScrollReset: true });
    askToLogIn(navigate);
  }, [hash, navigate]);
}

/** What a consultation is, and the way to one [R132]. */
export default function ConsultPage() {
  const siteUrl = useSiteUrl();
  useLoginRequest();
  const texts = consultation(shopPolicy());
  const { headline, lead, note, pictures, steps, film, filmText, patients, limits } = texts;
  return (
    <div className={`${shell.reading} ${styles.page}`}>
      <Canonical path={LANDING} />
      <PageBreadcrumbs items={[{ label: title }]} />
      <div className={styles.hero}>
        <div className={styles.heroWords}>
          <Hero eyebrow={title} title={headline} lead={lead} />
          <div className={styles.action}>
            <ConsultButton />
            <p className={styles.note}>{note}</p>
          </div>
        </div>
        <Carousel
          title="Pictures of the consulting room"
          perView="one"
          items={pictures.map(({ key, alt }, place) => ({
            key,
            node: (
              <Picture
                src={`/media/${key}.720.webp`}
                alt={alt}
                width={1200}
                height={675}
                kind="detail"
                sizes="(min-width:1200px) 620px,92vw"
                isPriority={place === 0}
                className={styles.picture}
              />
            ),
          }))}
        />
      </div>

      <Section id="steps" title="How it works">
        <ol className={styles.steps}>
          {steps.map((step, place) => (
            <li key={step.title} className={styles.step}>
              <span aria-hidden className={styles.number}>
                {place + 1}
              </span>
              <div>
                <h3 className={styles.stepTitle}>{step.title}</h3>
                <p>{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>

      <section className={styles.film} aria-labelledby="film">
        <div className={styles.filmWords}>
          <h2 id="film" className={styles.filmTitle}>
            {film.name}
          </h2>
          <p>{filmText}</p>
        </div>
        <VideoFacade name={film.name} sizes="(min-width:768px) 50vw,92vw" {...filmOf(film.link)} />
      </section>

      <Carousel
        title="Happy Patients"
        perView="three"
        items={patients.map(({ quote, author }) => ({
          key: author,
          node: (
            <figure className={styles.patient}>
              <blockquote className={styles.quote}>{quote}</blockquote>
              <figcaption className={styles.author}>{author}</figcaption>
            </figure>
          ),
        }))}
      />

      <section className={styles.closing} aria-labelledby="ready">
        <div>
          <h2 id="ready" className={styles.filmTitle}>
            Shall we talk?
          </h2>
          <p className={styles.limits}>{limits}</p>
        </div>
        <ConsultButton />
      </section>
      <StructuredData data={import.meta.env.SSR ? serviceData(siteUrl) : undefined} />
    </div>
  );
}
